import { useLazyView, warm } from '../data/use-lazy-view.ts'
import { ActsButton, type ActsMenuProps } from './acts-button.tsx'

const loadList = () => import('./acts-menu-list.tsx').then((one) => one.ActsMenuList)

/** A menu of actions. Its list is loaded when the person first opens it. */
export function ActsMenu(props: ActsMenuProps) {
  const { View, open } = useLazyView<ActsMenuProps>()
  if (View) return <View {...props} />
  return (
    <ActsButton
      label={props.label}
      button={props.button}
      Icon={props.Icon}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void open(loadList)}
      {...warm(loadList)}
    />
  )
}
