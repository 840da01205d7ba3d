import { Box, Stack } from '@mantine/core'

/** A QR code, or nothing if the school has none. */
export function CodePicture({ src, label }: { src: string | null; label: string }) {
  if (!src) return null
  return (
    <Stack component="figure" align="center" gap="xs" maw={112} fz="xs" ta="center">
      <Box
        component="img"
        src={src}
        alt={label}
        width={96}
        height={96}
        p={8}
        bdrs="md"
        bg="var(--surface)"
        loading="lazy"
      />
      <figcaption>{label}</figcaption>
    </Stack>
  )
}
