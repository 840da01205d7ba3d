import { Box } from '@mantine/core'
import type { CourseDetail } from '@titian/contract'
import { CoursePrice, usePhoneLayout } from '@titian/site'
import type { Study } from '../study-position.ts'
import { EnrolButton, StudyProgress } from '../enrol/enrol-card.tsx'
import styles from './phone-bar.module.css'
import type { Enrol } from '../enrol/use-enrol.ts'

interface PhoneBarProps {
  detail: CourseDetail
  study: Study
  enrol: Enrol
}

/** On a phone the price and the act stay under the thumb. */
export function PhoneBar({ detail, study, enrol }: PhoneBarProps) {
  const phone = usePhoneLayout()
  if (!phone) return null
  const { coursePrice, currencySymbol } = detail.course
  return (
    <>
      {/* Keeps the end of the page clear of the bar. */}
      <Box h={88} aria-hidden />
      <div className={styles['bar']} data-note={enrol.kind === 'note' || undefined}>
        {detail.joined ? (
          <Box flex="1" miw={0}>
            <StudyProgress study={study} />
          </Box>
        ) : (
          <CoursePrice price={coursePrice} symbol={currencySymbol} size="lg" />
        )}
        <EnrolButton enrol={enrol} inBar />
      </div>
    </>
  )
}
