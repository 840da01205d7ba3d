import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The default names in each language. A saved name keeps the language in which it was created. */
const numbered = [/^Shop (\d+)$/, /^店铺 (\d+)$/, /^Kedai (\d+)$/]
const copied = [/^(.+), copy$/, /^(.+)（副本）$/, /^(.+), salinan$/]

const groupOf = (patterns: readonly RegExp[], name: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(name)?.[1]).find((part) => part !== undefined)

/** PRC-189: a default name is shown in the language of the reader. */
export function useRunName() {
  const { t } = useTranslation('playground')
  return useCallback(
    (name: string): string => {
      const shown = (one: string): string => {
        const original = groupOf(copied, one)
        if (original !== undefined) return t('copyOf', { name: shown(original) })
        const number = groupOf(numbered, one)
        return number === undefined ? one : t('runName', { number })
      }
      return shown(name)
    },
    [t],
  )
}
