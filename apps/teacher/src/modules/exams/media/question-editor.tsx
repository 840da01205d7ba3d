import { ItemEditor, type ItemEditorProps } from '@titian/exam-items/edit'
import { useEditTexts } from '../questions/use-item-texts.ts'
import { useAddMedia } from './use-add-media.tsx'

/** The editor of a question with what brings its pictures and audio. */
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
