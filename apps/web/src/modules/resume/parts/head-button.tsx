import { ActionIcon, Button, type ButtonProps } from '@mantine/core'
import { useNarrow } from '@titian/ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'

interface HeadButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  label: string
  icon: ReactNode
  variant: Extract<ButtonProps['variant'], 'filled' | 'default'>
  loading?: boolean
}

/** A button of the editor's header; a phone shows only its icon. */
export function HeadButton({ label, icon, variant, loading = false, ...button }: HeadButtonProps) {
  const isNarrow = useNarrow()
  if (isNarrow)
    return (
      <ActionIcon
        {...button}
        {...(variant === 'filled' ? { color: 'brand' } : {})}
        variant={variant}
        size={36}
        loading={loading}
        aria-label={label}
      >
        {icon}
      </ActionIcon>
    )
  return (
    <Button {...button} variant={variant} loading={loading} leftSection={icon}>
      {label}
    </Button>
  )
}
