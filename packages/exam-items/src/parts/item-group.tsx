import type { ReactNode } from 'react'

export type ItemGroupProps = { label: string; radios?: boolean; children: ReactNode }

/**
 * The group of a question's controls. Its name is the stem, so that screen readers read each
 * control together with the question.
 */
export function ItemGroup({ label, radios = false, children }: ItemGroupProps) {
  return (
    <fieldset role={radios ? 'radiogroup' : undefined} aria-labelledby={label}>
      {children}
    </fieldset>
  )
}
