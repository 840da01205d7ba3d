import { comparedMost, type FinishedGame } from '@titian/contract'
import { useTranslation } from 'react-i18next'

/** Returns the games that the address names, or else the best games. */
export function chosenGames(list: readonly FinishedGame[], words: string | undefined) {
  const wanted = words === undefined ? [] : words.split(',')
  const named = list.filter(({ sign }) => wanted.includes(sign))
  return (named.length > 0 ? named : list).slice(0, comparedMost)
}

/**
 * Returns a function that names a game: by its code, or by the student if one person played. If
 * names are hidden, the position in the list is the name.
 */
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
