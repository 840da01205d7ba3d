import type { LessonDraft } from '@titian/contract'
import { inLanguage, type View } from '../present.ts'
import type { ChapterRow } from '../tables.ts'
import type { LessonFor } from './queries.ts'

export function chapterDraft(chapter: ChapterRow, view: View) {
  return {
    idSign: view.seal('chapter', chapter.id),
    courseIdSign: view.seal('course', chapter.courseId),
    chapterLevel: chapter.level,
    chapterName: inLanguage(chapter.names, view),
    chapterNameTexts: chapter.names,
    chapterSynopsis: inLanguage(chapter.synopses, view),
    chapterSynopsisTexts: chapter.synopses,
    version: chapter.version,
  }
}

export function lessonDraft(lesson: LessonFor, view: View): LessonDraft {
  const { fileId } = lesson
  return {
    idSign: view.seal('lesson', lesson.id),
    chapterIdSign: view.seal('chapter', lesson.chapterId),
    videoLevel: lesson.level,
    videoTitle: inLanguage(lesson.titles, view),
    videoTitleTexts: lesson.titles,
    preview: lesson.preview,
    version: lesson.version,
    video:
      fileId === null
        ? null
        : {
            videoPath: view.seal('file', fileId),
            videoName: lesson.videoName ?? '',
            videoSize: lesson.fileSize ?? 0,
            duration: lesson.duration,
            playUrl: view.play(fileId),
          },
    captions: lesson.captions.map((caption) => ({
      sign: view.seal('caption', caption.id),
      language: caption.language,
      name: caption.name,
    })),
  }
}
