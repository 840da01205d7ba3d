import { courses, type LessonDraft } from '@titian/contract'
import { ask, callKey, currentLanguage, useAsk } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../../parts/use-first.ts'
import type { NameValues } from './use-kept-name.ts'
import { mainName, NameDialog, noNames } from './name-dialog.tsx'
import { useNameSave } from './use-name-save.ts'

type LessonDialogProps = (
  | { chapterSign: string; sign?: undefined }
  | { sign: string; chapterSign?: undefined }
) & {
  onClose: () => void
}

const inputOf = ({ names }: NameValues) => ({
  videoTitle: mainName(names, currentLanguage()),
  videoTitleTexts: names,
})

/** Adds a lesson to a chapter, or changes the title of one. */
export function LessonDialog({ chapterSign, sign, onClose }: LessonDialogProps) {
  const { t } = useTranslation('courses')
  const isNew = chapterSign !== undefined
  const asked = useAsk(
    courses.chapterVideoById,
    { sign: sign ?? '' },
    { enabled: sign !== undefined, staleTime: 0 },
  )
  const draft = useFirst(asked.isFetching ? undefined : asked.data)

  const send = (values: NameValues, newer: LessonDraft | null) => {
    if (chapterSign !== undefined) {
      return ask(courses.addChapterVideo, { ...inputOf(values), chapterIdSign: chapterSign })
    }
    const version = (newer ?? draft)?.version ?? 0
    return ask(courses.updateChapterVideo, { ...inputOf(values), idSign: sign, version })
  }
  const kept = { key: `lesson.${sign ?? chapterSign}`, version: draft?.version ?? 0 }
  const { newer, saving } = useNameSave<LessonDraft>({
    isNew,
    keptKey: kept.key,
    send,
    refresh: callKey(courses.chapterVideoById),
    onClose,
  })
  const known: NameValues | null = draft
    ? { names: { ...noNames, ...draft.videoTitleTexts }, synopses: noNames }
    : null
  return (
    <NameDialog
      title={isNew ? t('lesson.add') : t('lesson.edit')}
      label={t('lesson.title')}
      initial={isNew ? { names: noNames, synopses: noNames } : known}
      kept={kept}
      unread={asked}
      {...saving}
      newer={newer ? { names: newer.videoTitleTexts } : null}
      onClose={onClose}
    />
  )
}
