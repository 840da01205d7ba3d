import { courses, type DataOf } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, currentLanguage, useAsk, useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newerCopy } from '../../../parts/newer-copy.ts'
import { useFirst } from '../../../parts/use-first.ts'
import { mainName, NameDialog, noNames, type NameValues } from './name-dialog.tsx'

type Draft = DataOf<typeof courses.chapterById>
type ChapterDialogProps = (
  | { courseSign: string; sign?: undefined }
  | { sign: string; courseSign?: undefined }
) & {
  onClose: () => void
}

const inputOf = ({ names, synopsis }: NameValues) => ({
  chapterName: mainName(names, currentLanguage()),
  chapterNameTexts: names,
  chapterSynopsis: synopsis,
})

/** Adds a chapter to a course, or changes one. */
export function ChapterDialog({ courseSign, sign, onClose }: ChapterDialogProps) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [newer, setNewer] = useState<Draft | null>(null)
  const asked = useAsk(
    courses.chapterById,
    { sign: sign ?? '' },
    { enabled: sign !== undefined, staleTime: 0, gcTime: 0 },
  )
  const draft = useFirst(asked.data)

  const send = async (values: NameValues) => {
    if (courseSign !== undefined) {
      return ask(courses.addChapter, { ...inputOf(values), courseIdSign: courseSign })
    }
    const version = (newer ?? draft)?.version ?? 0
    return ask(courses.updateChapter, { ...inputOf(values), idSign: sign, version })
  }
  const save = async (values: NameValues) => {
    setBusy(true)
    setError(null)
    try {
      await send(values)
      await client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
      toast.success(courseSign === undefined ? t('site:toast.changed') : t('site:toast.added'))
      onClose()
    } catch (failure) {
      const copy = newerCopy<Draft>(failure)
      if (copy) setNewer(copy)
      else setError(explain(failure))
    } finally {
      setBusy(false)
    }
  }
  const known: NameValues | null = draft
    ? { names: { ...noNames, ...draft.chapterNameTexts }, synopsis: draft.chapterSynopsis }
    : null
  return (
    <NameDialog
      title={courseSign === undefined ? t('chapter.edit') : t('chapter.add')}
      label={t('chapter.name')}
      initial={courseSign === undefined ? known : { names: noNames, synopsis: '' }}
      withSynopsis
      busy={busy}
      unread={asked}
      error={error}
      newer={newer ? { names: newer.chapterNameTexts, synopsis: newer.chapterSynopsis } : null}
      onSave={(values) => void save(values)}
      onClose={onClose}
    />
  )
}
