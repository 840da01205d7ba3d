import { Box } from '@mantine/core'
import { useState, type DragEvent, type ReactNode } from 'react'

interface DropAreaProps {
  /** Undefined when dropping is not allowed. */
  onFiles: ((files: File[]) => void) | undefined
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Files can be dropped anywhere on the area; the buttons inside serve keyboards and phones. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  if (!onFiles) return children
  return (
    <Box
      style={over ? { outline: '2px dashed var(--focus)', outlineOffset: -2 } : undefined}
      bdrs="md"
      onDragOver={(event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onDrop={(event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </Box>
  )
}
