import { type AddMedia, ItemEditor, type ItemEditorProps } from '@titian/exam-items/edit'
import { type ReactNode, useCallback, useState } from 'react'
import { useEditTexts } from '../words/use-item-texts.ts'
import { MediaDialog } from './media-dialog.tsx'

interface Asked {
  file: File | undefined
  answer: (mark: string | undefined) => void
}

/** Returns a function by which the editor adds pictures and audio, and the dialog that it opens. */
function useAddMedia(): { addMedia: AddMedia; mediaDialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const addMedia = useCallback<AddMedia>(
    (file) =>
      new Promise((resolve) => {
        setAsked({
          file,
          answer: (mark) => {
            setAsked(null)
            resolve(mark)
          },
        })
      }),
    [],
  )
  const mediaDialog = asked ? <MediaDialog file={asked.file} onAnswer={asked.answer} /> : null
  return { addMedia, mediaDialog }
}

/** The editor of a question, with the upload of pictures and audio. */
export function QuestionEditor(props: Omit<ItemEditorProps, 'texts' | 'addMedia'>) {
  const texts = useEditTexts()
  const { addMedia, mediaDialog } = useAddMedia()
  return (
    <>
      <ItemEditor {...props} texts={texts} addMedia={addMedia} />
      {mediaDialog}
    </>
  )
}
