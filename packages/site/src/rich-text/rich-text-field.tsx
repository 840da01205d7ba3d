import { Box, Skeleton, Stack } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'

const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })),
)

interface RichTextFieldProps {
  label: string
  description?: string
  value: string
  onChange: (html: string) => void
}

/**
 * A text with headings, lists and emphasis. The code of the editor is loaded only where such a
 * field is rendered.
 */
export function RichTextField({ label, description, value, onChange }: RichTextFieldProps) {
  const id = useId()
  return (
    <Stack gap={6} miw={0}>
      <Box component="span" id={id} fz="sm" fw={600}>
        {label}
      </Box>
      <Suspense fallback={<Skeleton height={180} radius="md" />}>
        <Editor labelledBy={id} describedBy={`${id}-hint`} value={value} onChange={onChange} />
      </Suspense>
      {description ? (
        <Box component="span" id={`${id}-hint`} c="var(--text-3)" fz="xs">
          {description}
        </Box>
      ) : null}
    </Stack>
  )
}
