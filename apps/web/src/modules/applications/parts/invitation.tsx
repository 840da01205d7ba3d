import { Anchor, Text } from '@mantine/core'
import type { Interview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

/** Returns the time zone of the reader, such as `Asia/Kuala_Lumpur`. */
export const zoneOfReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const isLink = (place: string) => /^https?:\/\/\S+$/i.test(place)

interface InvitationProps {
  interview: Interview
  /**
   * Whether a place that is an address is shown as plain text. A link must not contain another
   * link, and the whole invitation may be a link.
   */
  plain?: boolean
}

/** JOB-106: the time and place of the interview, in the time zone of the reader. */
export function Invitation({ interview: { at, place }, plain = false }: InvitationProps) {
  const { t } = useTranslation('applications')
  const { dateTime } = useFormats()
  return (
    <>
      <Text component="span" fz="sm" className="num">
        {t('interviewAt', { time: dateTime(at), zone: zoneOfReader() })}
      </Text>
      <Text component="span" fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {isLink(place) && !plain ? (
          <Anchor href={place} target="_blank" rel="noopener noreferrer nofollow" fz="sm">
            {place}
          </Anchor>
        ) : (
          t('place', { place })
        )}
      </Text>
    </>
  )
}
