import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { LinkTarget } from '@titian/site'
import { type IconProps, IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { HeadButton } from './head-button.tsx'

export interface Act {
  label: string
  Icon: ComponentType<IconProps>
  /** The action of a click, or the link. */
  onPress?: () => void
  link?: LinkTarget
  disabled?: boolean
  danger?: boolean
  /** The number of open things; the number 0 is not shown. */
  count?: number
}

export interface ActsMenuProps {
  /** The accessible name of the button. */
  label: string
  acts: readonly Act[]
  button?: Pick<ActionIconProps, 'className' | 'variant' | 'color' | 'size' | 'loading'>
  width?: number
  /** Shows a main button with its label. */
  Icon?: ComponentType<IconProps>
}

type ButtonProps = Pick<ActsMenuProps, 'label' | 'button' | 'Icon'> &
  Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>

/** The button of a menu: three dots, or a main button with its label. */
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
