import type { AddMedia } from '@titian/exam-items/edit'
import { type ReactNode, useCallback, useState } from 'react'
import { MediaDialog } from './media-dialog.tsx'

interface Asked {
  file: File | undefined
  answer: (mark: string | undefined) => void
}

/** For the editor of a question: what brings pictures and audio, and the dialog that it opens. */
export function useAddMedia(): { addMedia: AddMedia; mediaDialog: ReactNode } {
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
