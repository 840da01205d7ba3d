import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { LinkTarget } from '@titian/site'
import { type IconProps, IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { useLazyView, warm } from '../data/use-lazy-view.ts'
import { HeadButton } from './head-button.tsx'

export interface Act {
  label: string
  Icon: ComponentType<IconProps>
  /** What a press does, or where it leads. */
  onPress?: () => void
  link?: LinkTarget
  disabled?: boolean
  danger?: boolean
  /** How many things wait there; 0 is not shown. */
  count?: number
}

export interface ActsMenuProps {
  /** Names the button. */
  label: string
  acts: readonly Act[]
  button?: Pick<ActionIconProps, 'className' | 'variant' | 'color' | 'size' | 'loading'>
  width?: number
  /** Makes it a main button with its label in words. */
  Icon?: ComponentType<IconProps>
}

const loadList = () => import('./acts-menu-list.tsx').then((one) => one.ActsMenuList)

type ButtonProps = Pick<ActsMenuProps, 'label' | 'button' | 'Icon'> &
  Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>

export function ActsButton({ label, button, Icon, ...others }: ButtonProps) {
  if (Icon)
    return (
      <HeadButton
        {...others}
        label={label}
        icon={<Icon size={18} aria-hidden />}
        variant="filled"
        loading={button?.loading ?? false}
      />
    )
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
      Icon={props.Icon}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void open(loadList)}
      {...warm(loadList)}
    />
  )
}
