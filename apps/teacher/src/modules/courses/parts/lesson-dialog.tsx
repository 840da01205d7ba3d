import { courses, type LessonDraft } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, currentLanguage, useAsk, useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newerCopy } from '../../../parts/newer-copy.ts'
import { useFirst } from '../../../parts/use-first.ts'
import { mainName, NameDialog, noNames, type NameValues } from './name-dialog.tsx'

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
  const client = useQueryClient()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [newer, setNewer] = useState<LessonDraft | null>(null)
  const asked = useAsk(
    courses.chapterVideoById,
    { sign: sign ?? '' },
    { enabled: sign !== undefined, staleTime: 0 },
  )
  const draft = useFirst(asked.isFetching ? undefined : asked.data)

  const send = async (values: NameValues) => {
    if (chapterSign !== undefined) {
      return ask(courses.addChapterVideo, { ...inputOf(values), chapterIdSign: chapterSign })
    }
    const version = (newer ?? draft)?.version ?? 0
    return ask(courses.updateChapterVideo, { ...inputOf(values), idSign: sign, version })
  }
  const save = async (values: NameValues) => {
    setBusy(true)
    setError(null)
    try {
      await send(values)
      await client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
      void client.invalidateQueries({ queryKey: callKey(courses.chapterVideoById) })
      toast.success(chapterSign === undefined ? t('site:toast.changed') : t('site:toast.added'))
      onClose()
    } catch (failure) {
      const copy = newerCopy<LessonDraft>(failure)
      if (copy) setNewer(copy)
      else setError(explain(failure))
    } finally {
      setBusy(false)
    }
  }
  const known: NameValues | null = draft
    ? { names: { ...noNames, ...draft.videoTitleTexts }, synopsis: '' }
    : null
  return (
    <NameDialog
      title={chapterSign === undefined ? t('lesson.edit') : t('lesson.add')}
      label={t('lesson.title')}
      initial={chapterSign === undefined ? known : { names: noNames, synopsis: '' }}
      busy={busy}
      unread={asked}
      error={error}
      newer={newer ? { names: newer.videoTitleTexts, synopsis: '' } : null}
      onSave={(values) => void save(values)}
      onClose={onClose}
    />
  )
}
