import { comparedMost, type FinishedGame } from '@titian/contract'
import { useTranslation } from 'react-i18next'

/** The games that the words of the address name, as far as they are there; the best ones where it names none. */
export function chosenGames(list: readonly FinishedGame[], words: string | undefined) {
  const wanted = words === undefined ? [] : words.split(',')
  const named = list.filter(({ sign }) => wanted.includes(sign))
  return (named.length > 0 ? named : list).slice(0, comparedMost)
}

/** A game by its code, a run of one person by the name; where names are hidden, by its place in the list. */
export function useGameName(list: readonly FinishedGame[], isNamed = true) {
  const { t } = useTranslation('practice')
  return (game: FinishedGame): string => {
    if (game.code !== null) return t('games.game', { code: game.code })
    const [player] = game.players
    return isNamed && player
      ? player.name
      : t('groups.plain', { number: list.findIndex(({ sign }) => sign === game.sign) + 1 })
  }
}
