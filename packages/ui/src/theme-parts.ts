import type { MantineThemeComponents } from '@mantine/core'

const withDefaults = (defaultProps: Record<string, unknown>) => ({ defaultProps })
const field = withDefaults({ size: 'md' })
/**
 * The option list scrolls by itself; a scrolling box around it could not be scrolled by keyboard.
 */
const choices = {
  size: 'md',
  withScrollArea: false,
  styles: { options: { maxHeight: 250, overflowY: 'auto' } },
}

/** The default props of Mantine's components. Controls are 40 px high, fields 44 px. */
export const partDefaults: MantineThemeComponents = {
  Button: withDefaults({ size: 'sm' }),
  ActionIcon: withDefaults({ variant: 'subtle', color: 'neutral', size: 'md' }),
  InputWrapper: withDefaults({ inputWrapperOrder: ['label', 'input', 'description', 'error'] }),
  TextInput: field,
  Textarea: withDefaults({ size: 'md', autosize: true, minRows: 3 }),
  Select: withDefaults({ ...choices, checkIconPosition: 'right', allowDeselect: false }),
  NativeSelect: field,
  MultiSelect: withDefaults(choices),
  TagsInput: withDefaults(choices),
  Autocomplete: withDefaults(choices),
  // A number outside the limits stays as it was typed, so that the form can explain it.
  NumberInput: withDefaults({ size: 'md', hideControls: true, clampBehavior: 'none' }),
  PasswordInput: field,
  FileInput: field,
  DateInput: field,
  DatePickerInput: field,
  DateTimePicker: field,
  MonthPickerInput: field,
  TimeInput: field,
  Badge: withDefaults({ variant: 'light', radius: 'sm' }),
  Card: withDefaults({ radius: 'lg', withBorder: true, padding: 'lg', shadow: 'none' }),
  Paper: withDefaults({ radius: 'lg' }),
  Modal: withDefaults({
    // The header of a dialog has no role, because it is not the banner of the page.
    attributes: { header: { role: 'none' } },
    radius: 'xl',
    centered: true,
    padding: 'lg',
    transitionProps: { duration: 160 },
  }),
  Drawer: withDefaults({
    attributes: { header: { role: 'none' } },
    padding: 'md',
    transitionProps: { duration: 200 },
  }),
  Menu: withDefaults({
    radius: 'lg',
    shadow: 'md',
    transitionProps: { duration: 120 },
    // Without the empty element the first item gets the focus, as users of screen readers expect.
    withInitialFocusPlaceholder: false,
  }),
  Popover: withDefaults({ radius: 'lg', shadow: 'md' }),
  Tooltip: withDefaults({
    withArrow: true,
    openDelay: 300,
    events: { hover: true, focus: true, touch: true },
  }),
  Alert: withDefaults({ variant: 'light', radius: 'md' }),
  Anchor: withDefaults({ underline: 'hover', fw: 600 }),
  Container: withDefaults({ size: 1200 }),
  Tabs: withDefaults({ keepMounted: false }),
  Skeleton: withDefaults({ radius: 'sm' }),
  Checkbox: withDefaults({ size: 'sm' }),
  Radio: withDefaults({ size: 'sm' }),
  Rating: withDefaults({ color: 'amber.5' }),
  Progress: withDefaults({ color: 'green', size: 8, radius: 'xl' }),
  RingProgress: withDefaults({ roundCaps: true }),
}
