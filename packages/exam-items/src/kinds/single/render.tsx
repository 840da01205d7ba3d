import { IconCircleDot } from '@tabler/icons-react'
import type { ItemAnswer } from '../../answer.ts'
import { ChoiceList } from '../../parts/choice-list.tsx'
import type { KindViewProps } from '../../parts/kind-view.ts'

export const Icon = IconCircleDot

const asList = (answer: ItemAnswer): string[] => (typeof answer === 'string' ? [answer] : [])

export function View(props: KindViewProps) {
  return (
    <ChoiceList
      {...props}
      type="radio"
      picked={asList(props.value)}
      right={props.review && asList(props.review.answer)}
      onPick={(id) => props.onChange(id)}
    />
  )
}
