import { Button } from '@mantine/core'
import { SiteLink, type LinkTarget } from '@titian/site'
import { Note } from '@titian/ui'

/** The action that a page offers to this person. */
export type Act =
  | { kind: 'go'; label: string; link: LinkTarget; hint: string | null }
  | { kind: 'act'; label: string; onClick: () => void; busy: boolean }
  | { kind: 'note'; text: string }

/** The main button of a course or training, the same in the card and in the bar of a phone. */
export function ActButton({ act, inBar = false }: { act: Act; inBar?: boolean }) {
  const shape = inBar ? ({ size: 'md' } as const) : ({ size: 'lg', fullWidth: true } as const)
  if (act.kind === 'note') return <Note>{act.text}</Note>
  if (act.kind === 'go') {
    return (
      <Button component={SiteLink} {...act.link} {...shape}>
        {act.label}
      </Button>
    )
  }
  return (
    <Button
      {...shape}
      loading={act.busy}
      onClick={({ detail }) => {
        // CRS-224: the second click of a double click comes before the button is busy.
        if (detail < 2) act.onClick()
      }}
    >
      {act.label}
    </Button>
  )
}
