import type { TrainCard as Card } from '@titian/contract'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { usePhoneLayout } from '../signed-in/device.ts'
import styles from '../parts/course-card.module.css'
import { CourseCover } from '../parts/course-cover.tsx'
import { CoursePrice } from '../parts/course-price.tsx'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'
import { TrainStateBadge } from './train-state-badge.tsx'
import { useTrainDates } from './use-train-dates.ts'

interface TrainCardProps {
  train: Card
  toTrain: (sign: string) => LinkTarget
  /** `fold`: the picture is above the text, on a phone beside it. */
  layout?: 'above' | 'fold'
  level?: 2 | 3
  /** True if the picture of the card is among the first visible ones. */
  eager?: boolean
}

/** A training in a list: a single link that begins with its name for screen readers. */
export function TrainCard({
  train,
  toTrain,
  layout = 'above',
  level = 3,
  eager = false,
}: TrainCardProps) {
  const { t } = useTranslation('train-cards')
  const { number } = useFormats()
  const dates = useTrainDates()
  // The small picture of a phone would clip the badge.
  const isNarrow = usePhoneLayout() && layout === 'fold'
  const Heading = `h${level}` as const
  const { sign, trainName, cohort, state, learners, trainPrice } = train
  return (
    <article className={styles['card']} data-layout={layout}>
      <CourseCover
        course={{ coverSeed: train.coverSeed, coursePicture: train.trainPicture }}
        className={styles['cover']}
        eager={eager}
      >
        {isNarrow ? null : <TrainStateBadge state={state} onPicture />}
      </CourseCover>
      <div className={styles['body']}>
        <span className={styles['meta']}>{cohort}</span>
        <Heading className={styles['name']}>
          <SiteLink {...toTrain(sign)} className={styles['link']}>
            {trainName}
          </SiteLink>
        </Heading>
        {isNarrow ? (
          <div>
            <TrainStateBadge state={state} />
          </div>
        ) : null}
        <span className="meta num">{dates(train)}</span>
        <div className={styles['foot']}>
          <span className={`${styles['learners']} num`}>
            <IconUsers size={16} aria-hidden />
            <span aria-hidden>{number(learners)}</span>
            <span className="visually-hidden">
              {t('learners', { count: learners, formatted: number(learners) })}
            </span>
          </span>
          <CoursePrice price={trainPrice} />
        </div>
      </div>
    </article>
  )
}
