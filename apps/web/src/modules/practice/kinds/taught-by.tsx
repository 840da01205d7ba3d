import { practice, type PracticeLesson } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/** One call for all steps or cards of a page; lessons change rarely. */
const keptFor = 10 * 60_000

/** Where the link is put into the sentence. */
const gap = '\n'

const targetOf = ({ sign, course, mayWatch }: PracticeLesson) =>
  mayWatch ? linkTo.lesson(sign) : linkTo.courseDetail(course.sign)

interface TaughtByProps {
  kind: 'marketplace' | 'erp'
  /** The step or the card. */
  topic: string
  /** What the lesson is called where the school has none of this name, and until the server has answered. */
  name: string
}

/** PRC-241, PRC-242: the lesson of the school that teaches a step or a card; without one its name alone. */
export function TaughtBy({ kind, topic, name }: TaughtByProps) {
  const { t } = useTranslation('practice')
  const { data } = useAsk(
    practice.practiceLessons,
    { kind },
    { quiet: true, staleTime: keptFor, retry: false },
  )
  const lesson = data?.find((one) => one.topic === topic)
  const [before, after] = t('taughtBy', { lesson: gap }).split(gap)
  return (
    <>
      {before}
      {lesson ? (
        <SiteLink {...targetOf(lesson)} className="link" style={{ display: 'inline' }}>
          {lesson.name}
        </SiteLink>
      ) : (
        name
      )}
      {after}
    </>
  )
}
