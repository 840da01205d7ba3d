import { practice } from '@titian/contract'
import { useAsk, usePhoneLayout } from '@titian/site'
import { SchoolEntry } from './school-entry.tsx'

/**
 * PRC-010: the first banner of the school. The practices are shown before the banner has loaded.
 */
export function Banner() {
  const phone = usePhoneLayout()
  const { data } = useAsk(practice.practiceBanner, {}, { quiet: true })
  const banner = data?.[0]
  if (!banner) return null
  return (
    <aside aria-label={banner.title}>
      <SchoolEntry entry={banner} ratio={phone ? 2.4 : 5} isPicture />
    </aside>
  )
}
