import { IconCheckbox } from '@tabler/icons-react'
import type { ItemAnswer } from '../../answer.ts'
import { ChoiceList } from '../../parts/choice-list.tsx'
import type { KindViewProps } from '../../parts/kind-view.ts'

export const Icon = IconCheckbox

const asList = (answer: ItemAnswer): string[] => (Array.isArray(answer) ? answer : [])

export function View(props: KindViewProps) {
  const picked = asList(props.value)

  // The ids are in the order of the screen. So the same ticks always give the same answer.
  function pick(id: string, checked: boolean) {
    const shown = props.item.options?.map((option) => option.id) ?? []
    props.onChange(shown.filter((one) => (one === id ? checked : picked.includes(one))))
  }

  return (
    <ChoiceList
      {...props}
      type="checkbox"
      picked={picked}
      right={props.review && asList(props.review.answer)}
      onPick={pick}
    />
  )
}
