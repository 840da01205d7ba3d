import { Box, FileInput, type FileInputProps } from '@mantine/core'
import { useState, type DragEvent, type Ref } from 'react'

export interface DropFileProps extends Pick<
  FileInputProps,
  'accept' | 'description' | 'disabled' | 'error' | 'label' | 'leftSection' | 'placeholder'
> {
  ref?: Ref<HTMLButtonElement>
  file: File | null
  onFile: (file: File | null) => void
}

/** A file that the user chooses or drops. */
export function DropFile({ file, onFile, ...field }: DropFileProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!field.disabled) onFile(event.dataTransfer.files[0] ?? null)
  }
  return (
    <Box
      p="lg"
      bg={isOver ? 'var(--sunken)' : undefined}
      bd="2px dashed var(--line)"
      style={{ borderRadius: 'var(--mantine-radius-md)' }}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileInput data-file-field value={file} onChange={onFile} {...field} />
    </Box>
  )
}
