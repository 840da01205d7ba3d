import { Button } from '@mantine/core'
import type { ApplicationDetail, Interview } from '@titian/contract'
import { saveText, useOrigin } from '@titian/site'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { calendarFile } from './calendar-file.ts'

/** The length of the calendar entry in minutes. An invitation has no end, so an hour is assumed. */
const minutes = 60

interface CalendarButtonProps {
  detail: ApplicationDetail
  interview: Interview
}

/** JOB-106: downloads the interview as a calendar file. */
export function CalendarButton({ detail, interview: { at, place } }: CalendarButtonProps) {
  const { t } = useTranslation('applications')
  const origin = useOrigin()
  const { sign, post, timeline } = detail
  const save = () => {
    const note = timeline.findLast(({ state }) => state === 'interview')?.note ?? ''
    const file = calendarFile({
      uid: `interview-${sign}@${new URL(origin).hostname}`,
      title: t('detail.calendarTitle', { title: post.title, company: post.company.name }),
      place,
      text: note,
      url: `${origin}${paths.application.replace('$sign', sign)}`,
      start: new Date(at),
      minutes,
    })
    saveText('interview.ics', file, 'text/calendar')
  }
  return (
    <Button
      variant="default"
      w="fit-content"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      onClick={save}
    >
      {t('detail.calendar')}
    </Button>
  )
}
