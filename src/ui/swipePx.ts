/** How far a finger must go, in px, to close a sheet or to move a carousel or a row on (CONST-04, CONST-07). */
export const SWIPE_PX = 60;
