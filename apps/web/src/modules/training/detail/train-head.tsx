import { plainText, type TrainDetail } from '@titian/contract'
import {
  IconBook2,
  IconCalendar,
  IconCertificate,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { TrainStateBadge, useTrainDates } from '@titian/site/train-cards'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { Band, Fact } from '../../../parts/detail/band.tsx'
import { trainLinks } from '../../../parts/train-links.ts'

/** TRN-013: name, cohort, dates, state and teachers. */
export function TrainHead({ train }: { train: TrainDetail }) {
  const { t } = useTranslation(['training', 'train-cards'])
  const { number, list } = useFormats()
  const dates = useTrainDates()
  const { trainName, cohort, chapters, videos, learners, credit, teacherNames } = train
  const look = { size: 16, 'aria-hidden': true } as const
  return (
    <Band
      seed={train.coverSeed}
      title={trainName}
      badge={<TrainStateBadge state={train.state} onPicture />}
      summary={plainText(train.synopsis)}
      place={t('detail.place')}
      crumbs={[
        { name: t('detail.home'), link: linkTo.home() },
        { name: t('list.title'), link: trainLinks.list() },
      ]}
      here={trainName}
      facts={
        <>
          <Fact icon={<IconCalendar {...look} />}>{dates(train)}</Fact>
          {cohort ? <Fact icon={<IconUsersGroup {...look} />}>{cohort}</Fact> : null}
          <Fact icon={<IconUsers {...look} />}>
            {t('train-cards:learners', { count: learners, formatted: number(learners) })}
          </Fact>
          {chapters > 0 ? (
            <Fact icon={<IconBook2 {...look} />}>
              {t('train-cards:chapters', { count: chapters })} ·{' '}
              {t('train-cards:videos', { count: videos })}
            </Fact>
          ) : null}
          {credit > 0 ? (
            <Fact icon={<IconCertificate {...look} />}>
              {t('detail.credit', { count: credit })}
            </Fact>
          ) : null}
          {teacherNames.length > 0 ? (
            <Fact icon={<IconUser {...look} />}>{list(teacherNames)}</Fact>
          ) : null}
        </>
      }
    />
  )
}
