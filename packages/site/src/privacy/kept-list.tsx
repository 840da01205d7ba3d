import { Box } from '@mantine/core'
import type { AccountClosing } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'

/** ACC-310: which data remains after the account is closed, how much, how long and why. */
export function KeptList({ kept }: Pick<AccountClosing, 'kept'>) {
  const { t } = useTranslation('privacy')
  const { number, bracketed, gap } = useFormats()
  const present = kept.filter(({ count }) => count > 0)
  if (present.length === 0) return <p>{t('kept.nothing')}</p>
  return (
    <ul className="lined">
      {present.map(({ thing, count, years }) => (
        <Box key={thing} component="li" py="sm">
          <b>
            {t(`kept.${thing}.name`)}
            <span className="num">{bracketed(number(count))}</span>
          </b>
          <Box component="p" c="var(--text-2)" fz="sm" maw="66ch">
            {t(`kept.${thing}.why`)}
            {gap}
            {years === null ? t('kept.always') : t('kept.years', { count: years })}
          </Box>
        </Box>
      ))}
    </ul>
  )
}
