import { Anchor } from '@mantine/core'
import type { SectionName } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOffers } from './use-offers.ts'

/** RES-088: the first suggestion for a section. */
export function OfferHint({ section }: { section: SectionName }) {
  const { t } = useTranslation('resume')
  const { offers, take } = useOffers()
  const formats = useFormats()
  const offer = offers?.entries.find((entry) => entry.section === section)
  if (!offer) return null
  const { id, title, source } = offer
  const result = source?.result ?? null
  return (
    <Note tone="ok" icon={<IconBulb size={18} aria-hidden />}>
      {t('panels.offers.hint')}{' '}
      <b>
        {result === null
          ? title
          : t('panels.offers.hintResult', { title, result: formats.score(result) })}
      </b>
      {'. '}
      <Anchor component="button" type="button" onClick={() => take([id])}>
        {t('panels.offers.addIt')}
      </Anchor>
    </Note>
  )
}
