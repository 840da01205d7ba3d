import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'

export interface PasswordFieldProps extends Omit<
  PasswordInputProps,
  'visible' | 'onVisibilityChange' | 'visibilityToggleIcon' | 'visibilityToggleButtonProps'
> {
  showLabel: string
  hideLabel: string
}

const Eye = ({ reveal }: { reveal: boolean }) =>
  reveal ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...field}
      aria-invalid={field.error ? true : undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={Eye}
      // Mantine removes the toggle from the tab order, but keyboard users need it.
      visibilityToggleButtonProps={{
        'aria-label': visible ? hideLabel : showLabel,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  )
}
