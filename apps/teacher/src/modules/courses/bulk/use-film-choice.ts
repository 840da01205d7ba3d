import { filePurposes, uploadListMost } from '@titian/contract'
import { checkFile, useExplain } from '@titian/site'
import { videoKindOf } from '@titian/site/file-bytes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bulk, type EmptyLesson } from './bulk-plan.ts'

/** A rejected file with the reason. */
export interface LeftOut {
  name: string
  reason: string
}

/**
 * Adds chosen or dropped files to a chapter. A file that is no video is reported before it is
 * uploaded.
 */
export function useFilmChoice(chapter: string, empty: readonly EmptyLesson[]) {
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const problemOf = async (file: File): Promise<string> => {
    const kind = await videoKindOf(file)
    if (kind !== 'mp4') return t(`upload.${kind}`)
    const [type] = filePurposes.lessonVideo.types
    const tooLarge = checkFile({ size: file.size, type }, 'lessonVideo')
    return tooLarge ? explain(tooLarge) : ''
  }
  const choose = async (files: readonly File[]) => {
    const checked = await Promise.all(
      files.map(async (file) => ({
        file,
        reason: await problemOf(file).catch(() => t('upload.unreadable')),
      })),
    )
    const good = checked.filter(({ reason }) => reason === '').map(({ file }) => file)
    const tooMany = bulk.add(chapter, good, empty)
    setLeftOut([
      ...checked
        .filter(({ reason }) => reason !== '')
        .map(({ file: { name }, reason }) => ({ name, reason })),
      ...tooMany.map(({ name }) => ({ name, reason: t('bulk.tooMany', { most: uploadListMost }) })),
    ])
  }
  return { choose, leftOut, forget: () => setLeftOut([]) }
}
