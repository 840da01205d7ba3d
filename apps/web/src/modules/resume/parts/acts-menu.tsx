import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { type IconProps, IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { useLazyView, warm } from '../data/use-lazy-view.ts'

export interface Act {
  label: string
  Icon: ComponentType<IconProps>
  onPress: () => void
  disabled?: boolean
  danger?: boolean
}

export interface ActsMenuProps {
  /** Names the button. */
  label: string
  acts: readonly Act[]
  button?: Pick<ActionIconProps, 'className' | 'variant' | 'color' | 'size' | 'loading'>
  width?: number
}

const loadList = () => import('./acts-menu-list.tsx').then((one) => one.ActsMenuList)

type ButtonProps = Pick<ActsMenuProps, 'label' | 'button'> &
  Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>

export function ActsButton({ label, button, ...others }: ButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" {...button} aria-label={label} {...others}>
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  )
}

/** What can be done with a thing, behind a button; the list is loaded when it is opened first. */
export function ActsMenu(props: ActsMenuProps) {
  const { View, open } = useLazyView<ActsMenuProps>()
  if (View) return <View {...props} />
  return (
    <ActsButton
      label={props.label}
      button={props.button}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void open(loadList)}
      {...warm(loadList)}
    />
  )
}
