import type { ReactNode } from 'react'

export type ItemGroupProps = { label: string; radios?: boolean; children: ReactNode }

/** Takes its name from the stem, so that each control inside is read together with its question. */
export function ItemGroup({ label, radios = false, children }: ItemGroupProps) {
  return (
    <fieldset role={radios ? 'radiogroup' : undefined} aria-labelledby={label}>
      {children}
    </fieldset>
  )
}
