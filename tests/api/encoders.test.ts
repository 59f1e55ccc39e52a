/** The options that ffmpeg encodes with, and the ways in which a video is tried until one works. */
import { expect, test } from 'vitest';
import { pictureOptions } from '@afterglow/api/worker/encodeRenditions';
import { isSameInEveryWay } from '@afterglow/api/worker/encode';
import { encoderOptions, encoders, waysOf } from '@afterglow/api/worker/encoders';
import type { Plan } from '@afterglow/api/worker/plan';
import { readSettings } from '@afterglow/api/settings';

const plan: Plan = {
  ...{ rungs: [{ width: 2, height: 2, format: '_lq.mp4', quality: 2 }], rate: 30, pictures: 30, seconds: 1 },
  filtersTo: () => [],
};

test.each(encoders)('%s encodes H.264 that can be cut every four seconds', (encoder) => {
  const options = pictureOptions(plan, { encoder, careful: false });
  const valueOf = (name: string) => options[options.indexOf(name) + 1];
  expect(valueOf('-c:v')).toMatch(/264$|^h264_/);
  expect([valueOf('-profile:v'), valueOf('-bf'), valueOf('-r')]).toEqual(['high', '0', '30']);
  expect(valueOf('-force_key_frames')).toBe('expr:gte(t,n_forced*4)');
});

test('a graphics card is given its pictures, its quality and its key frames', () => {
  expect(encoderOptions('vaapi')).toEqual({
    device: ['-vaapi_device', '/dev/dri/renderD128'],
    upload: ['format=nv12', 'hwupload'],
    output: ['-c:v', 'h264_vaapi', '-rc_mode', 'CQP', '-qp', '24'],
  });
  expect(encoderOptions('nvenc').output.join(' ')).toBe(
    '-c:v h264_nvenc -preset p4 -rc vbr -cq 25 -b:v 0 -forced-idr 1',
  );
  expect(encoderOptions('videotoolbox').output.join(' ')).toBe('-c:v h264_videotoolbox -q:v 60 -allow_sw 1');
});

test('what a graphics card fails at is made by x264, and what that fails at with care', () => {
  expect(waysOf('nvenc')).toEqual([
    { encoder: 'nvenc', careful: false },
    { encoder: 'software', careful: false },
    { encoder: 'software', careful: true },
  ]);
  expect(waysOf('software')).toEqual(waysOf('nvenc').slice(1));
});

test('the encoder is a setting, and an unknown one is refused in words', () => {
  expect(readSettings({}).encoder).toBe('software');
  expect(readSettings({ ENCODER: 'vaapi' }).encoder).toBe('vaapi');
  expect(() => readSettings({ ENCODER: 'quick' })).toThrow(/ENCODER.*software.*vaapi/s);
});

test('a video that every way makes with the same wrong length is the fault of its file', () => {
  const longer = { kind: 'unlike', reason: 'a stream lasts 29328.727 s of 29297.320 s' } as const;
  expect(isSameInEveryWay([longer, longer])).toBe(true);
  expect(isSameInEveryWay([longer, { ...longer, reason: 'a stream lasts 29300.000 s of 29297.320 s' }])).toBe(false);
  // A full disk fails alike in every way, too.
  expect(isSameInEveryWay([0, 1].map(() => ({ kind: 'failed', reason: 'No space left on device' })))).toBe(false);
});
