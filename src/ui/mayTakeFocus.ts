/**
 * Whether the page may move the focus by itself. In a frame, as the phone of the operator's tool, the focus belongs to the page around it
 * until somebody goes into the frame: what is typed there would go elsewhere.
 */
export const mayTakeFocus = (): boolean => window === window.top || document.hasFocus();
