import { useLazyView, warm } from '../../data/use-lazy-view.ts'
import { CompletenessButton, type CompletenessProps } from './completeness-button.tsx'

const loadList = () => import('./missing-list.tsx').then((one) => one.MissingList)

/**
 * RES-087: shows how complete the resume is. A click lists the missing parts with the points that
 * each would add.
 */
export function Completeness(props: CompletenessProps) {
  const { View, open } = useLazyView<CompletenessProps>()
  if (View) return <View {...props} />
  return (
    <CompletenessButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void open(loadList)}
      {...warm(loadList)}
    />
  )
}
