import { practice, type PracticeLesson } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/**
 * Milliseconds for which the lessons stay cached: one call serves all steps or cards, and lessons
 * change rarely.
 */
const keptFor = 10 * 60_000

/** Marks the position of the link in the sentence. */
const gap = '\n'

const targetOf = ({ sign, course, mayWatch }: PracticeLesson) =>
  mayWatch ? linkTo.lesson(sign) : linkTo.courseDetail(course.sign)

interface TaughtByProps {
  kind: 'marketplace' | 'erp'
  /** The code of the step or the card. */
  topic: string
  /**
   * The usual name of the lesson. It is shown without a link until the response arrives, or if the
   * school has no lesson for the topic.
   */
  name: string
}

/**
 * PRC-241, PRC-242: the name of the lesson that teaches a step or a card. It is a link if the
 * school has the lesson.
 */
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
