import { Button, FileButton, Flex, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { courses } from '@titian/contract'
import { ask, callKey, currentLanguage, stored, useExplain } from '@titian/site'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { videoTypes } from '../media/video-target.ts'
import { lessonProblems } from './lesson-dialog.tsx'
import { nameValues } from './name-values.ts'

interface AddLessonsProps {
  chapterSign: string
  chapterName: string
  onDialog: () => void
  onFiles: (files: File[]) => void
}

/** An unfinished title is stored, so that it survives leaving the page. */
const begun = stored({
  name: 'nextLesson',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is string => typeof value === 'string',
})

/**
 * Sends the titles one after the other in order. A title that the server refuses returns to the
 * field.
 */
function useNextLesson(chapterSign: string) {
  const client = useQueryClient()
  const explain = useExplain()
  const [title, setTitle] = useState(() => begun.read(chapterSign) ?? '')
  const [error, setError] = useState('')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const write = (text: string) => {
    setTitle(text)
    setError('')
    if (text) begun.keep(text, chapterSign)
    else begun.forget(chapterSign)
  }
  const send = async (videoTitle: string) => {
    try {
      await ask(courses.addChapterVideo, { chapterIdSign: chapterSign, videoTitle })
    } catch (failure) {
      write(videoTitle)
      setError(explain(failure))
    }
    await client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
  }
  const add = () => {
    const wanted = title.trim()
    const [problem] = Object.values(lessonProblems(nameValues({ [currentLanguage()]: wanted })))
    if (problem) return setError(problem)
    write('')
    queue.current = queue.current.then(() => send(wanted))
  }
  return { title, write, error, add }
}

/**
 * TCH-151: adds a lesson by typing a title and pressing Enter. Titles in other languages are added
 * in the dialog of the lesson.
 */
export function AddLessons(props: AddLessonsProps) {
  const { chapterSign, chapterName, onDialog, onFiles } = props
  const { t } = useTranslation('courses')
  const { title, write, error, add } = useNextLesson(chapterSign)
  const reset = useRef<() => void>(null)
  return (
    <Flex
      component="form"
      noValidate
      gap="xs"
      wrap="wrap"
      align="flex-start"
      py="xs"
      px="md"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) add()
      }}
    >
      <TextInput
        flex="1 1 240px"
        aria-label={t('lesson.nextIn', { name: chapterName })}
        placeholder={t('lesson.next')}
        value={title}
        error={error}
        enterKeyHint="next"
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <Button
        variant="subtle"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => (title.trim() ? add() : onDialog())}
      >
        {t('lesson.add')}
      </Button>
      <FileButton
        multiple
        resetRef={reset}
        accept={videoTypes}
        onChange={(files) => {
          reset.current?.()
          onFiles(files)
        }}
      >
        {(button) => (
          <Button
            {...button}
            variant="subtle"
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-label={t('bulk.addTo', { name: chapterName })}
          >
            {t('bulk.add')}
          </Button>
        )}
      </FileButton>
    </Flex>
  )
}
