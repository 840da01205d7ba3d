import type { ItemAnswer } from '../../answer.ts'
import { ChoiceList } from '../../parts/choice-list.tsx'
import type { KindViewProps } from '../../parts/kind-view.ts'

const asList = (answer: ItemAnswer): string[] => (typeof answer === 'string' ? [answer] : [])

export function SingleView(props: KindViewProps) {
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
