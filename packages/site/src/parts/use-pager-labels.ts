import type { PagerLabels } from '@titian/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'

/** The texts of a Pager in the page's language. */
export function usePagerLabels(): PagerLabels {
  const { t } = useTranslation('site')
  const { number } = useFormats()
  return useMemo(
    () => ({
      nav: t('pager.nav'),
      previous: t('pager.previous'),
      next: t('pager.next'),
      page: (page) => t('pager.page', { page: number(page) }),
      range: (from, to, total) =>
        t('pager.range', { from: number(from), to: number(to), total: number(total) }),
    }),
    [t, number],
  )
}
