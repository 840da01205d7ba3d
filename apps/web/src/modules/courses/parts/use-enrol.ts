import { courses, study, type CourseDetail } from '@titian/contract'
import { askKey, callKey, useAct, useSession, useSignIn } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { nextLesson, type Study } from '../study-position.ts'

export type Enrol =
  | { kind: 'go'; label: string; href: string; hint: string | null }
  | { kind: 'act'; label: string; onClick: () => void; busy: boolean }
  | { kind: 'note'; text: string }

/** What the one filled button of the course does for this person now (CRS-036). */
export function useEnrol(detail: CourseDetail, progress: Study): Enrol {
  const { t } = useTranslation('courses')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const { sign } = detail.course
  const join = useAct(study.joinStudy, {
    refresh: [
      askKey(courses.courseByCourseId, { sign }),
      callKey(study.courseWatch),
      callKey(study.courseStudyProgress),
    ],
    onDone: () => toast.success(t('detail.joined')),
  })
  if (detail.may.learn) {
    const lesson = nextLesson(detail.catalogue, progress.watch)
    if (!lesson) return { kind: 'note', text: t('detail.noLessons') }
    const begun = progress.watch?.lastVideoSign != null
    const label = detail.joined ? t(begun ? 'detail.continue' : 'detail.start') : t('detail.watch')
    const hint = begun ? t('detail.nextLesson', { lesson: lesson.videoTitle }) : null
    return { kind: 'go', label, href: linkTo.lesson(lesson.idSign), hint }
  }
  if (status === 'visitor') {
    return {
      kind: 'act',
      label: t('detail.signInToJoin'),
      onClick: () => openSignIn('login'),
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
  return { kind: 'note', text: t('detail.notFree') }
}
