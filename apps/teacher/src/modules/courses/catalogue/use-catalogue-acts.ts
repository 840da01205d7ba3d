import { courses, type Chapter } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useWaysOfVideos } from '../media/use-ways-of-videos.ts'

/**
 * Loads the newest copy first. A move also sends the name, and an outdated name would replace a
 * newer one.
 */
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

/**
 * Removes a chapter with the lessons that the confirmation named: all of them or none (TCH-149).
 */
const removeChapter = ({ idSign, lessons }: Chapter) =>
  ask(courses.deleteChapter, { sign: idSign, withLessons: lessons.length > 0 })

const removeLesson = (sign: string) => ask(courses.deleteChapterVideo, { sign })

/**
 * Moves and deletes chapters and lessons. After each action, also a failed one, the catalogue is
 * loaded again.
 */
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
