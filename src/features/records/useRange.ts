import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RecordRange } from '#schemas/declare/names/behaviourWords.ts';
import { useSite } from '#src/site/siteContext.ts';
import { type ChosenRange, type DateRange, readRange, todayOf, writeRange } from './recordRange.ts';

export interface Range {
  readonly range: ChosenRange;
  readonly choose: (chosen: Parameters<typeof writeRange>[1]) => void;
  /** `startDate` and `endDate`, for the query of a call. */
  readonly days: DateRange;
}

/** The days that a list of records shows, `first` until others are chosen. They are in the address, so that the way back and a reload keep them. */
export function useRange(first?: RecordRange): Range {
  const { records } = useSite().site.behaviour;
  const location = useLocation();
  const navigate = useNavigate();
  const today = todayOf(new Date());
  return useMemo(() => {
    const range = readRange(new URLSearchParams(location.search), today, { ...records, firstRange: first ?? records.firstRange });
    return {
      range,
      days: { startDate: range.startDate, endDate: range.endDate },
      // Replaces the history entry: one step back leaves the screen.
      choose: (chosen) =>
        void navigate({ search: writeRange(location.search, chosen) }, { replace: true, state: location.state as unknown }),
    };
  }, [location, today, records, first, navigate]);
}
