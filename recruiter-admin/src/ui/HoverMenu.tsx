import { Button, ClickAwayListener, MenuList, Paper, Popper, type ButtonProps } from '@mui/material';
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

interface Props {
  label: string;
  trigger: ReactNode;
  button?: ButtonProps;
  heading?: ReactNode;
  children: ReactNode;
}

/** A menu that opens when the mouse rests on its button, on click, on tap and on Enter. */
export function HoverMenu({ label, trigger, button, heading, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState<'hover' | 'click'>();

  // ignores touch: a tap would open the menu by hover and close it by its click
  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const close = () => setOpened(undefined);
  // an item may open a dialog, which returns the focus to the element that had it; the item is gone by then
  const closeToButton = () => {
    close();
    anchor?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') closeToButton();
  };

  return (
    <ClickAwayListener onClickAway={close}>
      <span
        style={{ display: 'inline-flex' }}
        onPointerEnter={(event) => byMouse(event) && setOpened((now) => now ?? 'hover')}
        onPointerLeave={() => setOpened((now) => (now === 'hover' ? undefined : now))}
        onKeyDown={(event) => opened && closeByKey(event)}
      >
        <Button
          ref={setAnchor}
          color="inherit"
          sx={{ minWidth: 44, minHeight: { xs: 44, sm: 36 } }}
          {...button}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={Boolean(opened)}
          aria-controls={opened && id}
          onClick={() => setOpened((now) => (now === 'click' ? undefined : 'click'))}
        >
          {trigger}
        </Button>
        <Popper
          open={Boolean(opened)}
          anchorEl={anchor}
          placement="bottom-end"
          role="presentation"
          disablePortal
          popperOptions={{ strategy: 'fixed' }}
          // opens upwards at the bottom of the screen, also beyond the edge of its card
          modifiers={[{ name: 'flip', options: { altBoundary: false } }]}
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ minWidth: 160 }}>
            {heading}
            <MenuList id={id} aria-label={label} autoFocusItem={opened === 'click'} onClick={closeToButton}>
              {children}
            </MenuList>
          </Paper>
        </Popper>
      </span>
    </ClickAwayListener>
  );
}
