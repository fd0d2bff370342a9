// Plays a game alone with the client that a generator made of our schema, and prints its id and its total.
package main

import (
	"context"
	"fmt"
	"os"

	yacht "github.com/yacht/client"
)

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func main() {
	settings := yacht.NewConfiguration()
	settings.Servers = yacht.ServerConfigurations{{URL: os.Args[1]}}
	client := yacht.NewAPIClient(settings)
	anybody := context.Background()

	newcomer := yacht.NewNewcomerRequest()
	newcomer.SetName("Gopher")
	welcome, _, err := client.PlayersAPI.PlayersCreate(anybody).NewcomerRequest(*newcomer).Execute()
	me := context.WithValue(anybody, yacht.ContextAccessToken, must(welcome, err).Token)

	seat := yacht.NewSeatWishRequest(yacht.SEATWISHKIND_ME)
	wish := yacht.NewNewGameRequest("yacht", []yacht.SeatWishRequest{*seat})
	wish.SetStart(true)
	game, _, err := client.GamesAPI.GamesCreate(me).NewGameRequest(*wish).Execute()
	for must(game, err).Status == yacht.GAMESTATUS_PLAYING {
		rolled, _, err := client.GamesAPI.TurnsRoll(me, game.Id).ThrowRequest(*yacht.NewThrowRequest()).Execute()
		first := must(rolled, err).Turn.Legal.Categories[0].Category
		_, _, err = client.GamesAPI.TurnsScore(me, game.Id).ScoreRequest(*yacht.NewScoreRequest(first)).Execute()
		must(first, err)
		game, _, err = client.GamesAPI.GamesRetrieve(me, game.Id).Execute()
	}
	fmt.Println(game.Id, game.Seats[0].Total)
}
