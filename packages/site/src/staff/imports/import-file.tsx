import { Box, FileInput, type FileInputProps } from '@mantine/core'
import { useState, type DragEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface ImportFileProps extends Pick<
  FileInputProps,
  'accept' | 'description' | 'disabled' | 'error' | 'leftSection'
> {
  ref?: Ref<HTMLButtonElement>
  file: File | null
  onFile: (file: File | null) => void
}

/** The file of an import, chosen or dropped. */
export function ImportFile({ file, onFile, ...field }: ImportFileProps) {
  const { t } = useTranslation('staff')
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!field.disabled) onFile(event.dataTransfer.files[0] ?? null)
  }
  return (
    <Box
      p="lg"
      bg={isOver ? 'var(--surface-2)' : undefined}
      bd="2px dashed var(--line)"
      style={{ borderRadius: 'var(--mantine-radius-md)' }}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileInput
        label={t('imports.file')}
        placeholder={t('imports.filePlaceholder')}
        value={file}
        onChange={onFile}
        {...field}
      />
    </Box>
  )
}
