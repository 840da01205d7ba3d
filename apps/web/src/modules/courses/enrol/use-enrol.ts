import { useRouter } from '@tanstack/react-router'
import { courses, study, studyRules, type CourseDetail } from '@titian/contract'
import { askKey, callKey, useAct, useSession, useSignIn } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../../parts/detail/act-button.tsx'
import { orderLinks } from '../../../parts/order-links.ts'
import { linkTo } from '../../../app/paths.ts'
import { joinWish } from '../../../parts/join-wish.ts'
import { nextLesson, type Study } from '../study-position.ts'
import { useOpenOrder } from './use-open-order.ts'

/** Returns the action of the main button of the course for this person (CRS-036). */
export function useEnrol(detail: CourseDetail, progress: Study): Act {
  const { t } = useTranslation('courses')
  const { status } = useSession()
  const openOrder = useOpenOrder(detail)
  const openSignIn = useSignIn()
  const router = useRouter()
  const { sign } = detail.course
  const join = useAct(study.joinStudy, {
    refresh: [
      askKey(courses.courseByCourseId, { sign }),
      callKey(study.courseWatch),
      callKey(study.courseStudyProgress),
    ],
    onDone: () => toast.success(t('detail.joined')),
  })
  const mayJoin = status === 'signedIn' && detail.may.join
  const { mutate } = join
  useEffect(() => {
    // A visitor who signed in to join the course joins it now, without a second click.
    if (mayJoin && joinWish.consume(sign)) mutate({ sign })
  }, [mayJoin, mutate, sign])
  if (detail.may.learn) {
    const lesson = nextLesson(detail.catalogue, progress.watch)
    if (!lesson) return { kind: 'note', text: t('detail.noLessons') }
    // CRS-215: the button has no label until the state is known. A label that changes under the
    // finger would cause wrong taps.
    if (progress.isPending)
      return { kind: 'act', label: t('detail.watch'), onClick: () => undefined, busy: true }
    const begun = progress.watch?.lastVideoSign != null
    const link = linkTo.lesson(lesson.idSign)
    // CRS-080: a person who has completed the course is not asked to continue.
    if (progress.watch?.studyStatus === studyRules.studyStatus.completed)
      return { kind: 'go', label: t('detail.watchAgain'), link, hint: null }
    const label = progress.watch ? t(begun ? 'detail.continue' : 'detail.start') : t('detail.watch')
    const hint = begun ? t('detail.nextLesson', { lesson: lesson.videoTitle }) : null
    return { kind: 'go', label, link, hint }
  }
  const buy = orderLinks.payOrder(sign)
  if (status === 'visitor' && detail.course.coursePrice > 0) {
    // ORD-002: after the sign-in, the order page opens without a second click.
    const onClick = () => openSignIn('login', router.buildLocation(buy).href)
    return { kind: 'act', label: t('detail.buy'), onClick, busy: false }
  }
  if (status === 'visitor') {
    return {
      kind: 'act',
      label: t('detail.signInToJoin'),
      onClick: () => {
        joinWish.keep(sign)
        openSignIn('login')
      },
      busy: false,
    }
  }
  if (detail.may.join) {
    return {
      kind: 'act',
      label: t('detail.join'),
      onClick: () => join.mutate({ sign }),
      busy: join.isPending,
    }
  }
  return openOrder ?? { kind: 'go', label: t('detail.buy'), link: buy, hint: null }
}
