import { courses, type Chapter } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useWaysOfVideos } from '../media/use-ways-of-videos.ts'

/** Reads the newest copy first, so that a move never puts an older name back. */
async function moveChapter(sign: string, chapterLevel: number): Promise<void> {
  const chapter = await ask(courses.chapterById, { sign })
  const { chapterName, chapterNameTexts, chapterSynopsis, idSign, version } = chapter
  const texts = { chapterName, chapterNameTexts, chapterSynopsis }
  await ask(courses.updateChapter, { ...texts, idSign, version, chapterLevel })
}

async function moveLesson(sign: string, videoLevel: number): Promise<void> {
  const { videoTitle, videoTitleTexts, idSign, version } = await ask(courses.chapterVideoById, {
    sign,
  })
  await ask(courses.updateChapterVideo, {
    videoTitle,
    videoTitleTexts,
    idSign,
    version,
    videoLevel,
  })
}

/** With the lessons that were named before, at once or not at all (TCH-149). */
const removeChapter = ({ idSign, lessons }: Chapter) =>
  ask(courses.deleteChapter, { sign: idSign, withLessons: lessons.length > 0 })

const removeLesson = (sign: string) => ask(courses.deleteChapterVideo, { sign })

/** Moves and deletions in the catalogue; each failure is told and the list is read again either way. */
export function useCatalogueActs() {
  const leadOn = useWaysOfVideos()
  const client = useQueryClient()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      if (!leadOn(error)) toast.failure(explain(error))
      throw error
    } finally {
      await client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
      setBusy(false)
    }
  }
  const quietly = (run: () => Promise<unknown>) => act(run).catch(() => {})
  return {
    busy,
    moveChapter: (sign: string, level: number) => quietly(() => moveChapter(sign, level)),
    moveLesson: (sign: string, level: number) => quietly(() => moveLesson(sign, level)),
    removeChapter: (chapter: Chapter) => act(() => removeChapter(chapter)),
    removeLesson: (sign: string) => act(() => removeLesson(sign)),
  }
}
