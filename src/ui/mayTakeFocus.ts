/**
 * Whether the page may move the focus by itself. In a frame, as in the preview of the operator's tool, the focus belongs to the surrounding page
 * until the user enters the frame: otherwise typed text would go to the wrong place.
 */
export const mayTakeFocus = (): boolean => window === window.top || document.hasFocus();
